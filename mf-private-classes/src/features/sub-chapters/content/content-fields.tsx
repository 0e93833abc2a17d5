import { Field } from '@widya/design-system/field';
import type { ReactNode } from 'react';
import { QuestionList } from '../../questions/question-list.tsx';
import { SUB_TEXTS as texts } from '../texts.ts';
import type { ContentProps } from './content-props.ts';
import { DocumentUpload } from './document-upload.tsx';
import { GlossaryContent } from './glossary-content.tsx';
import { ProseContent } from './prose-content.tsx';
import { VideoContent } from './video-content.tsx';

interface ContentFieldsProps extends ContentProps {
  /** 'Lihat Jawaban', if there can be answers. */
  readonly answers: ReactNode;
}

/** Fields of the chosen type. Source: C-084, C-087, C-089. */
export function ContentFields({ answers, ...props }: ContentFieldsProps) {
  const { content, onContent, onSending, problem } = props;
  const { type } = content;
  switch (type) {
    case null:
      return null;
    case 'Prolog':
    case 'Teks':
      return <ProseContent key={type} kind={type} {...props} />;
    case 'Video':
      return <VideoContent {...props} />;
    case 'Dokumen':
      return (
        <Field group label={texts.documentFile} error={problem}>
          <DocumentUpload url={content.url} onUrl={(url) => onContent({ url })} onSending={onSending} />
        </Field>
      );
    case 'Glosarium':
      return <GlossaryContent {...props} />;
    default:
      return (
        <Field group label={texts.questions} error={problem}>
          <QuestionList
            questions={content.questions}
            isEssay={type === 'Uraian'}
            tools={answers}
            onChange={(questions) => onContent({ questions })}
          />
        </Field>
      );
  }
}

import type { OpenContent, OwnSubChapter } from '@widya/contract/course-learning';
import { Download, FileText } from 'lucide-react';
import { IconTile } from '../../parts/icon-tile.tsx';
import { RichText } from '../../parts/rich-text.tsx';
import { answerName, QuestionForm } from './question-form.tsx';
import { QuestionResults } from './question-results.tsx';

type Values = Readonly<Record<string, string>>;

interface LessonContentProps {
  readonly lesson: OwnSubChapter;
  /** Whether the form is shown again to somebody who has answered. */
  readonly isAgain: boolean;
  readonly values: Values;
  readonly problems: Values;
}

type QuestionContent = Extract<OpenContent, { readonly type: 'Kuis' | 'Latihan' | 'Uraian' }>;

const Nothing = () => <p className="muted">Isi subbab ini belum tersedia.</p>;

const Written = ({ text }: { readonly text: string }) =>
  text === '' ? <Nothing /> : <RichText className="prose" text={text} />;

/** A document opens in a new tab, so that the course stays open. */
function DocumentLink({ address, label }: { readonly address: string; readonly label: string }) {
  return (
    <a className="btn" href={address} target="_blank" rel="noopener">
      <Download size={20} aria-hidden="true" /> {label}
    </a>
  );
}

function Glossary({ entries }: { readonly entries: Extract<OpenContent, { readonly type: 'Glosarium' }>['content'] }) {
  if (entries.length === 0) return <Nothing />;
  return (
    <dl className="terms">
      {entries.map(({ word, definition }) => (
        <div key={word}>
          <dt>
            <b>{word}</b>
          </dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}

const BUTTONS = { Kuis: 'Kumpulkan jawaban', Latihan: 'Periksa', Uraian: 'Simpan jawaban' } as const;

const answered = ({ results }: OwnSubChapter): Values =>
  Object.fromEntries((results ?? []).map(({ answer }, index) => [answerName(index), answer]));

function Questions({
  lesson,
  body,
  isAgain,
  values,
  problems,
}: LessonContentProps & { readonly body: QuestionContent }) {
  if (body.content.length === 0) return <Nothing />;
  if (lesson.results !== null && !isAgain)
    return <QuestionResults questions={body.content} results={lesson.results} score={lesson.score} />;
  // An essay keeps its text for editing; an exercise starts empty.
  const before = body.type === 'Uraian' ? answered(lesson) : {};
  return (
    <>
      {body.type === 'Kuis' && <p className="muted lone">Kuis ini dikerjakan satu kali.</p>}
      <QuestionForm
        subId={lesson.id}
        questions={body.content}
        values={{ ...before, ...values }}
        problems={problems}
        button={BUTTONS[body.type]}
      />
    </>
  );
}

/** The content of a sub-chapter below its name; videos are above it. */
export function LessonContent(props: LessonContentProps) {
  const { body } = props.lesson;
  switch (body.type) {
    case 'Prolog':
      return <Written text={body.content.question} />;
    case 'Teks':
      return <Written text={body.content.text} />;
    case 'Video':
      return body.content.document === '' ? (
        body.content.url === '' && <Nothing />
      ) : (
        <DocumentLink address={body.content.document} label="Unduh dokumen pendamping" />
      );
    case 'Dokumen':
      return body.content.url === '' ? (
        <Nothing />
      ) : (
        <div className="row">
          <IconTile icon={FileText} />
          <DocumentLink address={body.content.url} label="Buka dokumen" />
        </div>
      );
    case 'Glosarium':
      return <Glossary entries={body.content} />;
    case 'Kuis':
    case 'Latihan':
    case 'Uraian':
      return <Questions {...props} body={body} />;
  }
}

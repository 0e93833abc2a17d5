import type { Uploaded } from '@widya/contract/uploads';
import { FormField } from '@widya/design-system/form-field';
import type { SendFile } from '@widya/design-system/image-upload';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import type { Control, FieldPath, FieldValues } from '@widya/design-system/use-form';
import { PosterField } from './poster-field.tsx';
import { POSTER_TEXTS as texts } from './texts.ts';

interface PosterSectionProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Names of the fields with the addresses of both posters. */
  readonly names: { readonly main: FieldPath<Values>; readonly ios: FieldPath<Values> };
  /** The generated poster, shown without an uploaded one; undefined for a record without a code. */
  readonly standIn: string | undefined;
  readonly send: SendFile<Uploaded>;
}

/** Poster Utama and Poster iOS, cropped to squares, and the product id of a class or a course., C-024. */
export function PosterSection<Values extends FieldValues>(props: PosterSectionProps<Values>) {
  const { control, names, standIn, send } = props;
  return (
    <RecordSection id="poster" title={texts.title}>
      <FieldGrid>
        <PosterField
          control={control}
          send={send}
          name={names.main}
          label={texts.mainPoster}
          standIn={standIn}
          advice={`${texts.posterAdvice} ${texts.posterGenerated}`}
        />
        <PosterField
          control={control}
          send={send}
          name={names.ios}
          label={texts.iosPoster}
          advice={texts.posterAdvice}
        />
        <FormField control={control} name={'ios_product_id' as FieldPath<Values>} label={texts.productId}>
          {(field) => <TextInput {...field} maxLength={255} />}
        </FormField>
      </FieldGrid>
    </RecordSection>
  );
}

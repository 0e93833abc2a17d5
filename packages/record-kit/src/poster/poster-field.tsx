import { IMAGE_MAX_BYTES, type Uploaded } from '@widya/contract/uploads';
import { FormField } from '@widya/design-system/form-field';
import { ImageUpload, type SendFile } from '@widya/design-system/image-upload';
import type { Control, FieldPath, FieldValues } from '@widya/design-system/use-form';

interface PosterFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** The generated poster, shown without an uploaded one; undefined for a record without a code. */
  readonly standIn?: string | undefined;
  readonly advice: string;
  readonly send: SendFile<Uploaded>;
}

/**
 * A poster of a class or a course, cropped to a square; its field has the address, or an empty text.,
 * C-024.
 */
export function PosterField<Values extends FieldValues>(props: PosterFieldProps<Values>) {
  const { control, name, label, send, ...look } = props;
  return (
    <FormField control={control} name={name} label={label} group>
      {({ value, onChange }) => (
        <ImageUpload
          {...look}
          label={label}
          src={value || null}
          aspect={1}
          maxBytes={IMAGE_MAX_BYTES}
          maxSide={800}
          noun="Poster"
          send={send}
          onDone={({ location }) => onChange(location)}
          onRemove={value ? () => onChange('') : undefined}
        />
      )}
    </FormField>
  );
}

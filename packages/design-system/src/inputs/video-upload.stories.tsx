import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';
import { arrives } from './upload/story-sends.ts';
import { VideoUpload, type VideoUploadProps } from './video-upload.tsx';

function Example(args: Partial<VideoUploadProps<string>>) {
  return (
    <Field label="Video pratinjau" group>
      <VideoUpload label="Video pratinjau kelas" maxBytes={2 * 1024 ** 3} send={arrives} onDone={() => {}} {...args} />
    </Field>
  );
}

const meta = { title: 'Inputs/VideoUpload', component: Example, parameters: { argsOf: VideoUpload } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Has no picture test, because the loading indicator in the browser's video controls differs each time. */
export const WithVideo: Story = { args: { src: 'data:video/mp4;base64,' }, tags: ['no-picture'] };
export const Disabled: Story = { args: { disabled: true } };

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { previewOf } from '../../server/preview-of.ts';
import { FeedbackView } from '../feedback/feedback-view.tsx';
import '../../styles/form.css';
import '../../styles/feedback.css';

export const loader = ({ context }: LoaderFunctionArgs) => previewOf(context, 'feedback');

/** Preview of the feedback form of a class in 'Tampilan Pengguna'. */
export default function PreviewedFeedback() {
  const { form, drawn } = useLoaderData<typeof loader>();
  return <FeedbackView form={form} drawn={drawn} hasQuestion={false} refused={undefined} />;
}

import { feedbackToken } from '../modules/feedback/feedback-token.ts';

/* `node make-feedback-token.ts <SECRETS_KEY> <registration>` prints the feedback token of a registration. */

const [key = '', registration = ''] = process.argv.slice(2);
process.stdout.write(feedbackToken(Buffer.from(key, 'base64'), Number(registration)));

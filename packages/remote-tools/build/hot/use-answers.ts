/// <reference types="webpack/module" />
import { answerRequests } from './answer-requests.ts';

// The address from which the remote was loaded, that of its development server.
answerRequests(new URL(__webpack_public_path__, location.href).origin);

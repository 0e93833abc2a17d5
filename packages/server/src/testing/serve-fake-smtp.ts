import { startFakeSmtp } from './fake-smtp.ts';

// Runs a mail server as a separate process, for benchmarks: prints its port, then every 100 ms the number of accepted
// mails.
const [stepMs = '0'] = process.argv.slice(2);
const smtp = await startFakeSmtp({ stepMs: Number(stepMs) });
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
print({ port: smtp.settings.port });
setInterval(() => print({ received: smtp.received.length }), 100);

import { startFakeSmtp } from './fake-smtp.ts';

// A mail server as a process of its own, for benchmarks: prints its port, then every 100 ms how many mails it has accepted.
const [stepMs = '0'] = process.argv.slice(2);
const smtp = await startFakeSmtp({ stepMs: Number(stepMs) });
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
print({ port: smtp.settings.port });
setInterval(() => print({ received: smtp.received.length }), 100);

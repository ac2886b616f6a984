// Fifty people register at the same time for the last seats of an event, again and again: `npm run seats --
// 500`.
import { spawn } from 'node:child_process'

const runs = Number(process.argv[2] ?? 500)
const child = spawn(process.execPath, ['start/run.mjs', 'test', 'server/events/seats.test.ts'], {
  env: { ...process.env, SEAT_RUNS: String(runs) },
  stdio: 'inherit',
})
child.on('exit', code => {
  process.exitCode = code ?? 1
})

// Runs every check and prints a line for each, followed by the output of those that failed.
import { spawn } from 'node:child_process'

const gates: [name: string, command: string[]][] = [
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']],
  ['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.']],
  ['promises', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet']],
  ['unused', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['layers', ['checks/layers.ts']],
  ['sizes', ['checks/sizes.ts']],
  ['loose', ['checks/loose.ts']],
  ['messages', ['checks/messages.ts']],
  ['pathnames', ['checks/pathnames.ts']],
  ['contract', ['checks/contract.ts']],
  ['addresses', ['checks/test-addresses.ts']],
  ['costs', ['checks/costs.ts']],
  ['bytes', ['checks/bytes.ts']],
]

// Two at a time, for two cores: all at once took three times as long.
const waiting = [...gates]
const results = await Promise.all([takeTurns(), takeTurns()])
process.exit(results.every(Boolean) ? 0 : 1)

async function takeTurns(): Promise<boolean> {
  let areOk = true
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) areOk = (await run(gate)) && areOk
  return areOk
}

async function run([name, command]: (typeof gates)[number]): Promise<boolean> {
  const began = performance.now()
  const child = spawn(process.execPath, command)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const output = Buffer.concat(chunks).toString().trim()
  const summary = code === 0 && command[0]?.startsWith('checks/') ? `: ${output}` : ''
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${summary}`)
  if (code !== 0) console.log(output)
  return code === 0
}

// Every gate, one line each with its time; the output of what failed follows at the end.
import { spawn } from 'node:child_process'

interface Gate {
  name: string
  command: string[]
  /** Our own gates sum up what they saw in one line. */
  sumsUp?: true
}

const own = (name: string): Gate => ({ name, command: [`checks/${name}.ts`], sumsUp: true })

const gates: Gate[] = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  {
    name: 'lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'],
  },
  ...['layers', 'sizes', 'loose', 'messages', 'pathnames', 'contract'].map(own),
]

const failures = (await Promise.all(gates.map(run))).filter(output => output !== null)
for (const failure of failures) console.log(failure)
process.exit(failures.length === 0 ? 0 : 1)

/** Gives the output of a gate that failed, else null. */
async function run({ name, command, sumsUp }: Gate): Promise<string | null> {
  const began = performance.now()
  const child = spawn(process.execPath, command)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const output = Buffer.concat(chunks).toString().trim()
  const passed = code === 0
  const summary = passed && sumsUp ? `  ${output}` : ''
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.padStart(4)} s${summary}`)
  return passed ? null : `\n${name}\n${output}`
}

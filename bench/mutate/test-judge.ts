// Runs in a process of its own for judge.test.ts: prints the judge's answers.
import { openJudge } from './judge.ts'

const judge = await openJudge({ workers: 1, include: ['bench/mutate/test-judged*.ts'] })
const killers: Record<string, string | null> = {}
const ids = (...names: string[]) => names.map(id => ({ id }))
const asked = {
  'bench/mutate/test-judged.ts': [
    ...ids('a rule whose loss stays', 'a rule that is not missed', 'a rule that is missed'),
    ...ids('a rule that no test comes by'),
  ],
  'bench/mutate/test-judged-once.ts': ids('a rule'),
}
await judge.ask(asked, answers => {
  for (const { asked: one, killer } of answers) killers[one.id] = killer?.test ?? null
})
const failing = judge.failing()
await judge.close()
console.log(JSON.stringify({ killers, failing }))
process.exit(0)

import { readConfig } from '#server/config.ts'
import { openDependencies } from '#server/dependencies.ts'
import { prepareContent } from '#server/first-content.ts'
import { type StageName, setStage, stages } from './stages.ts'

/** Opens the site's database and puts the demo into a stage; an empty database gets the demo first. */
export async function runStage(wished: string): Promise<void> {
  const quiet = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  const name = stageCalled(wished)
  const opened = await openDependencies({ config: readConfig(process.env), log: quiet })
  try {
    for (const { username, password } of await prepareContent(opened.dependencies))
      console.log(`Demo login  ${username}  ${password}`)
    await setStage(opened.dependencies, name)
    console.log(`The demo is in the stage “${name}”.`)
  } finally {
    await opened.close()
  }
}

function stageCalled(wished: string): StageName {
  const names = Object.keys(stages)
  if (names.includes(wished)) return wished as StageName
  throw new Error(`How to use it: npm run seed -- --stage <${names.join(' | ')}>`)
}

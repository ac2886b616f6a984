import pg from 'pg'
import { onTestFinished } from 'vitest'

/** Records every statement that is sent to the database until the test ends. */
export function noteStatements(): { texts: string[] } {
  const noted: { texts: string[] } = { texts: [] }
  const { prototype } = pg.Client
  const query = prototype.query as (...args: unknown[]) => unknown
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    noted.texts.push(typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''))
    return query.apply(this, args)
  } as typeof prototype.query
  onTestFinished(() => {
    prototype.query = query as typeof prototype.query
  })
  return noted
}

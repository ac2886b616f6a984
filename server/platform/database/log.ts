/** What the database needs of the product's log; pino fits. Facts are named values, never contents of rows. */
export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

/**
 * The part of the product's log that the database needs; pino satisfies it. Facts are named values, never
 * contents of rows.
 */
export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

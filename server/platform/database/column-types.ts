import pg from 'pg'

const { builtins } = pg.types

type Read = (value: string) => unknown

const ownReaders = new Map<number, Read>([
  [builtins.INT8, readWholeNumber],
  [builtins.DATE, value => value], // a day has no clock and no zone: YYYY-MM-DD
])

/** How column values become TypeScript values, for one pool: bigint → number, date → YYYY-MM-DD, times → Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    return ownReaders.get(type) ?? pg.types.getTypeParser(type, format)
  },
}

function readWholeNumber(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`${value} is beyond the whole numbers JavaScript knows`)
  return number
}

import type { Case } from './cases.ts'

interface Figures {
  pairs: number
  /** Share of the pairs with the verdict `certain` that are the same person. */
  precision: number
  /** Share of the pairs of the same person that have the verdict `certain`. */
  recall: number
  /** Share of the pairs decided correctly, where a score of one half or more means the same person. */
  accuracy: number
  /** Share of the pairs with the verdict `never` that are not the same person. */
  never: number
}

export function figuresOf(cases: readonly Case[]): Figures {
  const certain = cases.filter(({ verdict }) => verdict === 'certain')
  const same = cases.filter(({ isSame }) => isSame)
  const never = cases.filter(({ verdict }) => verdict === 'never')
  return {
    pairs: cases.length,
    precision: share(certain, ({ isSame }) => isSame),
    recall: share(same, ({ verdict }) => verdict === 'certain'),
    accuracy: share(cases, ({ score, isSame }) => score >= 0.5 === isSame),
    never: share(never, ({ isSame }) => !isSame),
  }
}

/** Returns a table of figures: a line for each fold, their spread, and a line for all together. */
export function printed(title: string, folds: readonly (readonly Case[])[]): string {
  const lines = folds.map((fold, at) => lineOf(String(at + 1), figuresOf(fold)))
  const accuracies = folds.map(fold => figuresOf(fold).accuracy)
  const heads = ['', 'pairs', 'certain: precision', 'certain: recall', 'accuracy', 'never: precision']
  return [
    title,
    heads.map(head => head.padEnd(20)).join(''),
    ...(folds.length > 1 ? [...lines, `spread of accuracy ${spreadOf(accuracies).toFixed(3)}`] : []),
    lineOf('all', figuresOf(folds.flat())),
    '',
  ].join('\n')
}

function lineOf(name: string, { pairs, precision, recall, accuracy, never }: Figures): string {
  const figures = [precision, recall, accuracy, never].map(figure => figure.toFixed(3))
  return [name, String(pairs), ...figures].map(cell => cell.padEnd(20)).join('')
}

// The share of no cases is 1.
function share(cases: readonly Case[], isCounted: (one: Case) => boolean): number {
  return cases.length === 0 ? 1 : cases.filter(isCounted).length / cases.length
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

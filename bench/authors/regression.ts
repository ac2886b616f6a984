/** A logistic regression with a penalty on large weights (ridge), so that few examples do not decide. */
export interface Regression {
  bias: number
  features: number[]
}

export interface Example {
  features: readonly number[]
  isSame: boolean
}

const penalty: number = 3
const steps = 25 // Newton's method is done after ten

/**
 * Fits the weights to the examples. Features are scaled by their standard deviation, so that the penalty
 * treats all alike.
 */
export function fitted(examples: readonly Example[]): Regression {
  const count = examples[0]?.features.length ?? 0
  const spreads = Array.from({ length: count }, (_, at) =>
    spreadOf(examples.map(one => one.features[at] ?? 0)),
  )
  const rows = examples.map(one => [1, ...one.features.map((value, at) => value / (spreads[at] ?? 1))])
  let weights: number[] = new Array(count + 1).fill(0)
  for (let step = 0; step < steps; step++) weights = improved(weights, rows, examples)
  const [bias = 0, ...features] = weights
  return { bias, features: features.map((weight, at) => weight / (spreads[at] ?? 1)) }
}

export function predicted({ bias, features }: Regression, values: readonly number[]): number {
  const sum = values.reduce((total, value, at) => total + value * (features[at] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

function improved(weights: readonly number[], rows: number[][], examples: readonly Example[]): number[] {
  const size = weights.length
  const penaltyAt = (at: number): number => (at === 0 ? 0 : penalty)
  const slope = weights.map((weight, at) => weight * penaltyAt(at))
  const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? penaltyAt(i) : 0)))
  for (const [n, row] of rows.entries()) {
    const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
    const chance = 1 / (1 + Math.exp(-sum))
    const error = chance - (examples[n]?.isSame ? 1 : 0)
    for (let i = 0; i < size; i++) {
      const [value = 0, line] = [row[i], curve[i]]
      slope[i] = (slope[i] ?? 0) + value * error
      if (line)
        for (let j = 0; j < size; j++)
          line[j] = (line[j] ?? 0) + value * (row[j] ?? 0) * chance * (1 - chance)
    }
  }
  const change = solved(curve, slope)
  return weights.map((weight, at) => weight - (change[at] ?? 0))
}

/** Gaussian elimination without pivoting, because the matrix is positive definite. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0])
  for (const [at, line] of rows.entries()) {
    const pivot = line[at] ?? 1
    for (let j = 0; j < line.length; j++) line[j] = (line[j] ?? 0) / pivot
    for (const other of rows) {
      const factor = other === line ? 0 : (other[at] ?? 0)
      if (factor !== 0)
        for (let j = 0; j < line.length; j++) other[j] = (other[j] ?? 0) - factor * (line[j] ?? 0)
    }
  }
  return rows.map(line => line.at(-1) ?? 0)
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
}

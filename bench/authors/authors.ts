// Measures on pairs labelled by people how well the product decides whether two authors are the same person:
// `npm run authors`, or `-- <folder>`.
// `-- names` counts the common last names again, then `-- fit` sets the weights; both take effect at the next
// run.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { casesOf } from './cases.ts'
import { figuresOf, printed } from './figures.ts'
import { writeCommonNames, writeWeights } from './fit.ts'
import { foldsOf, judgedByFolds } from './folds.ts'
import { labelledPairs } from './pairs.ts'
import { secondsToIdentify } from './speed.ts'

const goals = { precision: 0.98, accuracy: 0.85, seconds: 20 }
const usual = '../shared/data/authors'
const [word = usual] = process.argv.slice(2)
const folder = resolve(word === 'fit' || word === 'names' ? usual : word)
process.exitCode = existsSync(folder) ? measure(word) : missing()

function measure(word: string): number {
  const { pairs, records } = labelledPairs(folder)
  if (word === 'names') writeCommonNames(records)
  const cases = casesOf(pairs)
  if (word === 'fit') writeWeights(cases)
  const same = cases.filter(({ isSame }) => isSame).length
  console.log(`${cases.length} pairs of ${records.length} records; ${same} are the same author\n`)
  const judged = judgedByFolds(foldsOf(cases))
  console.log(printed('Each fold by weights that were set without it', judged))
  console.log(printed('All by the weights of the product', [cases]))
  const isFast = secondsToIdentify(records) <= goals.seconds
  const isReached = [cases, judged.flat()].every(all => {
    const { precision, accuracy } = figuresOf(all)
    return precision >= goals.precision && accuracy >= goals.accuracy
  })
  const { precision, accuracy, seconds } = goals
  console.log(`${isReached && isFast ? 'Reached' : 'Missed'}: ${precision}, ${accuracy}, ${seconds} s`)
  return isReached && isFast ? 0 : 1
}

function missing(): number {
  console.log(`There are no labelled pairs in ${folder}.`)
  return 1
}

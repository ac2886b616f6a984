// No promise is forgotten: a statement awaits it, says what happens when it fails, or leaves it alone by `void`;
// and inside of `try` it is awaited before it is returned, or `catch` and `finally` come too early.
// Biome's noFloatingPromises does not know the types of Kysely and Playwright: it found four in ten.
import { relative } from 'node:path'
import {
  type Expression,
  isAssignmentOperator,
  isBinaryExpression,
  isCallExpression,
  isExpressionStatement,
  isFunctionLikeDeclaration,
  isPropertyAccessExpression,
  isReturnStatement,
  isTryStatement,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Type } from 'typescript/unstable/sync'
import { finish } from './files.ts'

const api = new API()
const config = `${process.cwd()}/tsconfig.json`
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
if (!project) throw new Error(`${config} is no project`)
const { program, checker } = project

const files = project.rootFiles.filter(path => !path.endsWith('.d.ts'))
const expressions = files.flatMap(path => expressionsIn(program.getSourceFile(path)))
const types = checker.getTypeAtLocation(expressions)
const known = new Map<number, boolean>()
const problems = expressions.filter((_, at) => isPromise(types[at])).map(problemOf)
api.close()
finish(problems, `${expressions.length} statements, no promise forgotten`)

/** What stands alone as a statement, and what is returned inside of `try`. */
function expressionsIn(top: Node | undefined): Expression[] {
  const found: Expression[] = []
  const visit = (node: Node, isInTry: boolean): void => {
    if (isExpressionStatement(node) && !isTakenCareOf(node.expression)) found.push(node.expression)
    if (isReturnStatement(node) && node.expression && isInTry) found.push(node.expression)
    if (isTryStatement(node)) {
      visit(node.tryBlock, true)
      if (node.catchClause) visit(node.catchClause, isInTry || node.finallyBlock !== undefined)
      if (node.finallyBlock) visit(node.finallyBlock, isInTry)
    } else {
      node.forEachChild(child => visit(child, isInTry && !isFunctionLikeDeclaration(node)))
    }
  }
  if (top) visit(top, false)
  return found
}

/** Kept in a variable, or followed by `.catch(…)` or `.then(…, …)`. */
function isTakenCareOf(expression: Expression): boolean {
  if (isBinaryExpression(expression)) return isAssignmentOperator(expression.operatorToken.kind)
  if (!isCallExpression(expression) || !isPropertyAccessExpression(expression.expression)) return false
  const method = expression.expression.name.text
  return method === 'catch' || (method === 'then' && expression.arguments.length === 2)
}

/** A promise, perhaps one, or an array of them. What has `then` alone, as a reply of Fastify, is none. */
function isPromise(type: Type | undefined): boolean {
  if (!type) return false
  const before = known.get(type.id)
  if (before !== undefined) return before
  const is = type.isUnionType() ? type.getTypes().some(isPromise) : hasMethods(type) || isListOfPromises(type)
  known.set(type.id, is)
  return is
}

function hasMethods(type: Type): boolean {
  if (!type.isObjectType() && !type.isIntersectionType()) return false
  return ['then', 'catch'].every(method => checker.getPropertyOfType(type, method))
}

function isListOfPromises(type: Type): boolean {
  return (
    type.isTypeReference() && checker.isArrayLikeType(type) && checker.getTypeArguments(type).some(isPromise)
  )
}

function problemOf(expression: Expression): string {
  const file = expression.getSourceFile()
  const start = expression.getStart(file)
  const { line } = file.getLineAndCharacterOfPosition(start)
  const words = file.text.slice(start, expression.end).split('\n', 1)[0]
  return `${relative(process.cwd(), file.fileName)}:${line + 1} forgets a promise: ${words}`
}

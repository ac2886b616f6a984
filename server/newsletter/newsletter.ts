export { newsletterKind } from './kind.ts'

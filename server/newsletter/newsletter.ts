export { keepDemoIssueAsSent, keepDemoReaders } from './demo.ts'
export { newsletterKind } from './kind.ts'
export { latestIssues } from './newsletters.ts'
export { verifyIssue } from './verify.ts'

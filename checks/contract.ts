// Checks that no two calls share an address, and that every public writing call has a limit and, unless
// excepted, is a form of the kit.
import { allCalls, type BoundCall } from '#contract/addresses.ts'
import { finish } from './files.ts'

// Public writing calls that are no forms, each with the reason: they leave no row written by a visitor.
const noForms: Record<string, string> = {
  'account.login': 'opens a session',
  'account.takeSecondStep': 'ends a login that was begun',
  'account.askPasskey': 'asks a passkey, and keeps a number for ten minutes',
  'account.logout': 'ends a session',
  'account.refresh': 'goes on with a session',
  'account.requestReset': 'sends a link to an account, whoever asks',
  'contests.changeSubmission': 'opens one contribution by the token of a letter; wrong tokens are limited',
  'contests.replaceFile': 'opens one contribution by the token of a letter; wrong tokens are limited',
  'events.changeRegistration': 'opens one registration by the token of a letter; wrong tokens are limited',
  'contests.confirmBallot': 'opens one ballot by the token of a letter; wrong tokens are limited',
  'contests.vote': 'takes any body and judges it by itself; refusals are limited',
  'newsletter.activate': 'opens one subscription by the tokens of a letter; wrong tokens are limited',
  'newsletter.changeLanguage': 'opens one subscription by the tokens of a letter; wrong tokens are limited',
  'newsletter.unsubscribe': 'opens one subscription by the tokens of a letter; wrong tokens are limited',
  'newsletter.unsubscribeInOneClick': 'the same, sent by a mail program',
  'polls.confirm': 'opens one ballot by the token of a letter; wrong tokens are limited',
  'polls.vote': 'takes any body and judges it by itself; refusals are limited',
  'volunteers.confirm': 'opens one volunteer by the token of a letter; wrong tokens are limited',
  'volunteers.leave': 'opens one volunteer by the token of a letter; wrong tokens are limited',
  'site.countView': 'counts, without a person',
}

// The button on a page that an e-mail links to: its token gives access to one record, and failed tokens are
// limited.
const usesLink = ({ path, meta }: BoundCall) =>
  path.includes('{token}') && meta.limitBy?.failed === 'tokenPage'

const problems: string[] = []
const seen = new Map<string, string>()
for (const call of allCalls()) {
  const { name, method, path, meta } = call
  const address = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
  const twin = seen.get(address)
  if (twin) problems.push(`${name} and ${twin} share ${address}`)
  seen.set(address, name)
  if (meta.may === 'public' && method !== 'GET' && !meta.limitBy) {
    problems.push(`${name} is open to all without a limit`)
  }
  if (meta.may === 'public' && method !== 'GET' && !meta.isForm && !usesLink(call) && !(name in noForms)) {
    problems.push(
      `${name} takes what visitors send, and is no formCall (CONTRIBUTING, "A form for visitors")`,
    )
  }
}
const names = allCalls().map(({ name }) => name)
for (const name of Object.keys(noForms).filter(known => !names.includes(known)))
  problems.push(`checks/contract.ts excuses ${name}, which is no call`)
finish(problems, `${seen.size} calls`)

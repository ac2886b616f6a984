import type { Contract } from '#contract/contract.ts'
import { accountRouter } from '#server/account/router.ts'
import { contactRouter } from '#server/contact/router.ts'
import { filesRouter } from '#server/files/router.ts'
import { mailRouter } from '#server/mail/router.ts'
import { newsRouter } from '#server/news/router.ts'
import { pagesRouter } from '#server/pages/router.ts'
import { bindCalls, type Handlers } from '#server/platform/calls/calls.ts'
import { siteRouter } from '#server/site/router.ts'

/** The whole contract with the functions behind it. */
const handlers: Handlers<Contract> = {
  account: accountRouter,
  contact: contactRouter,
  files: filesRouter,
  mail: mailRouter,
  news: newsRouter,
  pages: pagesRouter,
  site: siteRouter,
}

export const calls = bindCalls(handlers)

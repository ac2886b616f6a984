import type { siteApi } from '#contract/site/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { home } from './home.ts'

export const siteRouter: Handlers<typeof siteApi> = {
  ip: async (_, { ip }) => ({ ip }),
  home: (_, context) => home(context),
}

import { rebuildWhatIsDue } from '#server/authorship/authorship.ts'
import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { articleKind } from './kind.ts'
import { articlesRouter } from './router.ts'

const everybody = 'ooooooooo'
const bibliographers = '------ooo'
const staff = '-oooooooo'
const managers = '--o-----o'

export const articlesArea = {
  calls: articlesRouter,
  access: {
    list: everybody,
    filters: everybody,
    export: everybody,
    find: everybody,
    preview: everybody,
    'own.list': staff,
    'own.decide': staff,
    'own.search': staff,
    'own.listOf': managers,
    'own.decideOf': managers,
    'backstage.categories': bibliographers,
    'backstage.parseAuthors': bibliographers,
    'backstage.searchPubmed': bibliographers,
    'backstage.pubmedSummaries': bibliographers,
    'backstage.fetchPubmed': bibliographers,
    'backstage.postPubmed': bibliographers,
    'backstage.pubmedResults': bibliographers,
    'backstage.importPubmed': bibliographers,
    'backstage.findDoi': bibliographers,
    'backstage.authors': bibliographers,
    'backstage.decide': bibliographers,
    'backstage.authorships': bibliographers,
    'backstage.rebuildProgress': bibliographers,
    'backstage.rebuildAuthors': bibliographers,
    ...recordAccess(bibliographers),
  },
  jobs: { rebuildAuthors: rebuildWhatIsDue } satisfies Record<string, Job<Dependencies>>,
  stays: {
    authorships: 'go with their article, and with their person',
    authorDecisions:
      'what was decided of an author, kept with the public name: it holds again when an article comes back',
    authorChecks: 'what is still to be looked at',
    authorRebuild: 'how far authors were looked at',
  },
  kinds: [articleKind],
  waiting: [waitingIn(articleKind)],
} satisfies AreaOf<'articles'>

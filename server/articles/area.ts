import { opens } from '#contract/permissions.ts'
import { rebuildWhatIsDue } from '#server/authorship/authorship.ts'
import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { articleForgets } from './forgets.ts'
import { countWaiting } from './harvest-queries.ts'
import { articleJobs } from './jobs.ts'
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
    'backstage.changeByBody': bibliographers,
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
    'backstage.imports': bibliographers,
    'backstage.importFile': bibliographers,
    'backstage.importFound': bibliographers,
    'backstage.findImport': bibliographers,
    'backstage.importEntries': bibliographers,
    'backstage.wantEntries': bibliographers,
    'backstage.startImport': bibliographers,
    'backstage.retryImport': bibliographers,
    'backstage.undoImport': bibliographers,
    'backstage.twins': bibliographers,
    'backstage.merge': bibliographers,
    'backstage.harvest': bibliographers,
    'backstage.setHarvest': bibliographers,
    'backstage.sourceOf': bibliographers,
    'backstage.suggestions': bibliographers,
    'backstage.acceptSuggestion': bibliographers,
    'backstage.joinPreprint': bibliographers,
    'backstage.rejectSuggestion': bibliographers,
    'backstage.waitAgain': bibliographers,
    ...recordAccess(bibliographers),
  },
  kinds: [articleKind],
  jobs: { ...articleJobs, rebuildAuthors: rebuildWhatIsDue } satisfies Record<string, Job<Dependencies>>,
  forgets: articleForgets,
  stays: {
    authorships: 'go with their article, and with their person',
    authorDecisions:
      'what was decided of an author, kept with the public name: it holds again when an article comes back',
    authorChecks: 'what is still to be looked at',
    authorRebuild: 'how far authors were looked at',
    articleHarvest: 'what is looked for at night, and how far it came',
    articleSources: 'what PubMed says of an article, goes with it',
    articleSuggestions: 'what PubMed says of publications; what is not ours is remembered for good',
    articleImportEntries: 'goes with its import',
    articleMerges: 'which article an erased one was merged into: decisions about it go on holding',
  },
  waiting: [
    waitingIn(articleKind),
    { may: opens.bibliography, name: 'suggestedArticles', count: ({ db }) => countWaiting(db) },
  ],
} satisfies AreaOf<'articles'>

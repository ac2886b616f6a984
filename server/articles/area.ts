import { opens } from '#contract/permissions.ts'
import { rebuildWhatIsDue } from '#server/authorship/authorship.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { articleForgets } from './forgets.ts'
import { countWaiting } from './harvest-queries.ts'
import { articleJobs } from './jobs.ts'
import { articleKind } from './kind.ts'
import { articlesRouter } from './router.ts'

export const articlesArea = {
  calls: articlesRouter,
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

import type { ShownItemOf } from '#contract/pages/items.ts'
import { CatchTheEcho } from './catch-the-echo.tsx'
import { FillKSpace } from './fill-k-space.tsx'
import { TipAndRecover } from './tip-and-recover.tsx'

/** An interactive experiment; without scripts, still pictures of it. */
export function Experiment({ experiment }: ShownItemOf<'experiment'>['content']) {
  if (experiment === 'kSpace') return <FillKSpace />
  return experiment === 'relaxation' ? <TipAndRecover /> : <CatchTheEcho />
}

import { NotFound } from './backstage-refusals.tsx'

/** The screen for unknown backstage addresses. */
export default function Unknown() {
  return <NotFound />
}

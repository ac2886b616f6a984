import { NotFound } from './backstage-refusals.tsx'

/** An address of backstage where there is nothing. */
export default function Unknown() {
  return <NotFound />
}

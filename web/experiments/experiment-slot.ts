import { slot } from '#web/ui/later/slot.tsx'

/** An experiment, lazily loaded: pages without one do not download its code. */
export const ExperimentSlot = slot(() => import('./experiment.tsx').then(({ Experiment }) => Experiment))

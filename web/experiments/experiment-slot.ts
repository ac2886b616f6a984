import { slot } from '#web/ui/later/slot.tsx'

/** An experiment, whose program is no weight on pages without one. */
export const ExperimentSlot = slot(() => import('./experiment.tsx').then(({ Experiment }) => Experiment))

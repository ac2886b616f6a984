import type { Order } from './k-space.ts'
import type { Pulses } from './relaxation.ts'

// Settings of the still pictures shown without scripts and in print, from left to right in the pictures that
// `draw.ts` draws. The first one is also the initial state of the experiment.

export const kSpaceStills = [
  { order: 'centre', lines: 16 },
  { order: 'edge', lines: 112 },
  { order: 'spread', lines: 64 },
  { order: 'centre', lines: 128 },
] as const satisfies readonly { order: Order; lines: number }[]

export const relaxationStills = [
  { angle: 90, pause: 1.2 },
  { angle: 90, pause: 8 },
  { angle: 10, pause: 0.1 },
  { angle: 180, pause: 8 },
] as const satisfies readonly Pulses[]

export const echoStills = [
  { time: 0, secondPulse: 30 },
  { time: 20, secondPulse: 30 },
  { time: 45, secondPulse: 30 },
  { time: 60, secondPulse: 30 },
] as const

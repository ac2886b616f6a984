import {
  conversationPlate,
  flowerPlate,
  mountainsPlate,
  orangePlate,
  reverberationPlate,
  sunflowerPlate,
} from './artworks.ts'
import { blochPlate } from './bloch-sphere.ts'
import { coilPlate, interferencePlate } from './coils.ts'
import { cortexPlate, fieldMapPlate } from './contour-maps.ts'
import { decayCurvesPlate, distortedGridPlate, ernstAnglesPlate, riceCurvesPlate } from './curves.ts'
import { dipolePlate, resonatorModesPlate } from './dipole.ts'
import { epiPlate, fingerprintsPlate, foldedPlate, pointSpreadPlate, pulsesPlate } from './encoding.ts'
import { tissuesPlate } from './experiments.ts'
import { diffusionPlate, fibresPlate } from './fibres.ts'
import {
  bandsPlate,
  foldedRingsPlate,
  ghostsPlate,
  greetingPlate,
  hillsPlate,
  lighthousePlate,
  poplarsPlate,
  ripplesPlate,
  sevenRingsPlate,
  surfPlate,
  thoughtsPlate,
  topPlate,
} from './further-artworks.ts'
import { bodyBanner, clinicBanner, heartBanner, memoryBanner } from './group-bodies.ts'
import { analysisBanner, coilsBanner, relaxometryBanner, sequencesBanner } from './group-physics.ts'
import { metabolismBanner, safetyBanner, vesselsBanner } from './group-signals.ts'
import { heartbeatPlate } from './heartbeat.ts'
import { heroPlate } from './hero.ts'
import { magnetPlate } from './magnet.ts'
import { noiseCorrelationPlate } from './noise.ts'
import type { Plate } from './plate.ts'
import { portraitPlate } from './portraits.ts'
import { echoTrainPlate, ethanolPlate, gradientTonesPlate, spectraPlate } from './ridges.ts'
import { sheppLoganPlate } from './shepp-logan.ts'
import { inversionPlate, kSpacePlate, phasePlate, relaxationPlate } from './slices.ts'
import { energyLevelsPlate, precessionConesPlate, randomWalksPlate, spinFansPlate } from './spins.ts'
import { criticalSurfacePlate } from './superconductor.ts'
import { radialPlate, spiralPlate } from './trajectories.ts'
import { veinsPlate } from './veins.ts'
import { gradientWindingsPlate, loopFieldPlate, shimFieldsPlate } from './windings.ts'

const portraitCount = 30 // one for each person of the demo

/** Pictures that are part of the website, not of the demo: their folder in `web`, and the smaller widths of each. */
export const ofTheSite: Record<string, { plate: () => Plate; folder: string; widths: readonly number[] }> = {
  'hero-scan': { plate: heroPlate, folder: 'pages', widths: [820, 1230] },
  tissues: { plate: tissuesPlate, folder: 'experiments', widths: [] },
}

/** Every picture of the demo by its file's name. */
export const plates: Record<string, () => Plate> = {
  'k-space': kSpacePlate,
  'relaxation-times': relaxationPlate,
  'field-map': fieldMapPlate,
  'phase-map': phasePlate,
  'inversion-recovery': inversionPlate,
  'cortex-folds': cortexPlate,
  'coil-sensitivities': coilPlate,
  'transmit-field': interferencePlate,
  'echo-train': echoTrainPlate,
  spectra: spectraPlate,
  'spiral-trajectory': spiralPlate,
  'radial-trajectory': radialPlate,
  'bloch-sphere': blochPlate,
  'magnet-field': magnetPlate,
  'diffusion-glyphs': diffusionPlate,
  'fibre-paths': fibresPlate,
  'vein-map': veinsPlate,
  'shepp-logan': sheppLoganPlate,
  'echo-planar': epiPlate,
  'point-spread': pointSpreadPlate,
  'folded-image': foldedPlate,
  'slice-pulses': pulsesPlate,
  fingerprints: fingerprintsPlate,
  'spin-fans': spinFansPlate,
  'energy-levels': energyLevelsPlate,
  'precession-cones': precessionConesPlate,
  'ernst-angles': ernstAnglesPlate,
  'rice-curves': riceCurvesPlate,
  'decay-curves': decayCurvesPlate,
  'distorted-grid': distortedGridPlate,
  'random-walks': randomWalksPlate,
  'gradient-windings': gradientWindingsPlate,
  'shim-fields': shimFieldsPlate,
  'loop-field': loopFieldPlate,
  'gradient-tones': gradientTonesPlate,
  'dipole-field': dipolePlate,
  heartbeat: heartbeatPlate,
  'noise-correlation': noiseCorrelationPlate,
  'critical-surface': criticalSurfacePlate,
  'resonator-modes': resonatorModesPlate,
  ethanol: ethanolPlate,
  'work-reverberation': reverberationPlate,
  'work-orange': orangePlate,
  'work-conversation': conversationPlate,
  'work-flower': flowerPlate,
  'work-mountains': mountainsPlate,
  'work-sunflower': sunflowerPlate,
  'work-bands': bandsPlate,
  'work-ripples': ripplesPlate,
  'work-thoughts': thoughtsPlate,
  'work-greeting': greetingPlate,
  'work-lighthouse': lighthousePlate,
  'work-hills': hillsPlate,
  'work-ghosts': ghostsPlate,
  'work-folded-rings': foldedRingsPlate,
  'work-surf': surfPlate,
  'work-seven-rings': sevenRingsPlate,
  'work-top': topPlate,
  'work-poplars': poplarsPlate,
  'group-coils': coilsBanner,
  'group-memory': memoryBanner,
  'group-metabolism': metabolismBanner,
  'group-analysis': analysisBanner,
  'group-clinic': clinicBanner,
  'group-sequences': sequencesBanner,
  'group-relaxometry': relaxometryBanner,
  'group-safety': safetyBanner,
  'group-heart': heartBanner,
  'group-vessels': vesselsBanner,
  'group-body': bodyBanner,
  ...Object.fromEntries(
    Array.from({ length: portraitCount }, (_, index) => [
      `portrait-${index + 1}`,
      () => portraitPlate(index),
    ]),
  ),
}

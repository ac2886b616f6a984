// Property tests use the same values in each run; the nightly run sets another `SEED`.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.SEED ?? 7) })

const rate = 11_025 // samples a second
const seconds = 8
const echoTime = 1 // second
const relaxation = 3 // seconds until a third is left: T2
const pitch = 220 // hertz, for the Larmor frequency
const spins = 40
const spread = 14 // hertz between the slowest and the fastest spin

/** The sound of a train of spin echoes as a WAV file: spins that dephase, rephase and slowly decay. */
export function spinEchoes(): Buffer {
  const count = rate * seconds
  const content = Buffer.alloc(2 * count)
  for (let n = 0; n < count; n += 1) content.writeInt16LE(Math.round(24_000 * signalAt(n / rate)), 2 * n)
  return Buffer.concat([headOf(content.length), content])
}

function signalAt(time: number): number {
  const fromEcho = ((time + echoTime / 2) % echoTime) - echoTime / 2
  let sum = 0
  for (let spin = 0; spin < spins; spin += 1) {
    const offset = (spin / (spins - 1) - 0.5) * spread
    sum += Math.cos(2 * Math.PI * (pitch * time + offset * fromEcho))
  }
  return (sum / spins) * Math.exp(-time / relaxation)
}

/** WAV header: RIFF, one channel, 16 bits a sample. */
function headOf(sizeBytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + sizeBytes, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(2 * rate, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(sizeBytes, 40)
  return head
}

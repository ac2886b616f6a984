// Runs as a separate process directly from this file, so everything it imports must be plain TypeScript.
import satori from 'satori'
import sharp from 'sharp'
import { facesFor, widthsIn } from './social-card-fonts.ts'
import { layOut, pictureWidth, size, titleRoom } from './social-card-layout.ts'
import type { SocialCard, SocialCardOutcome } from './social-card-tasks.ts'
import { setTitle } from './social-card-title.ts'

const mostBytes = 120_000
const qualities = [88, 80, 70, 60]

sharp.cache(false)
sharp.concurrency(1)
// Only the generated SVG and images written by our own processes may be read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpFile'] })

process.on('message', (card: SocialCard) => void answerTo(card).then(outcome => process.send?.(outcome)))
process.on('disconnect', () => process.exit())

async function answerTo(card: SocialCard): Promise<SocialCardOutcome> {
  try {
    return { jpeg: await jpegOf(card) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

async function jpegOf(card: SocialCard): Promise<Buffer> {
  const drawing = Buffer.from(await svgOf(card))
  const picture = card.picture ? [await beside(card.picture)] : []
  const { data, info } = await sharp(drawing)
    .composite(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    // Thin coloured lines need full chroma resolution; photographs, which need more bytes, do not.
    const chromaSubsampling = quality === qualities[0] ? '4:4:4' : '4:2:0'
    jpeg = await sharp(data, { raw }).jpeg({ quality, chromaSubsampling, mozjpeg: true }).toBuffer()
    if (jpeg.length <= mostBytes) break
  }
  return jpeg
}

/**
 * Returns the card as SVG. Texts are converted to outlines, so that nothing in them can be read as markup.
 */
async function svgOf({ name, section, title, picture }: SocialCard): Promise<string> {
  const { faces, drawable } = await facesFor(`${title} ${section}`)
  const words = drawable(title)
  const widthOf = await widthsIn(`${words} -…`, faces)
  const set = setTitle(words, titleRoom(picture !== null, section !== ''), line => {
    return [...line].reduce((sum, sign) => sum + widthOf(sign), 0) * tight
  })
  const laid = { name, section: drawable(section), title: set, hasPicture: picture !== null }
  return satori(layOut(laid) as never, { ...size, fonts: faces })
}

const tight = 0.99 // titles are set slightly tighter than measured

const grounds = { light: '#f4eee7', dark: '#18120f' }

async function beside({ path, focal, isWhole, ground }: NonNullable<SocialCard['picture']>) {
  const background = ground ? grounds[ground] : '#ffffff'
  const part = isWhole
    ? sharp(path).resize(pictureWidth, size.height, { fit: 'contain', background })
    : await cutOut(path, focal)
  const { data, info } = await part.flatten({ background }).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { input: data, raw, left: size.width - pictureWidth, top: 0 }
}

async function cutOut(path: string, focal: { x: number; y: number }) {
  const { width, height } = await sharp(path).metadata()
  const scale = Math.max(pictureWidth / width, size.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const left = cut(focal.x * wide - pictureWidth / 2, wide - pictureWidth)
  const top = cut(focal.y * high - size.height / 2, high - size.height)
  const part = { left, top, width: pictureWidth, height: size.height }
  return sharp(path).resize(wide, high, { fit: 'fill' }).extract(part)
}

function cut(wanted: number, most: number): number {
  return Math.round(Math.min(Math.max(wanted, 0), most))
}

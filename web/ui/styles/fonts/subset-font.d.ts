declare module 'subset-font' {
  /** The same font with these letters only; an axis with a number is held there. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}

declare module 'subset-font' {
  /** Returns the font with only these letters; an axis with a number is fixed at that value. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}

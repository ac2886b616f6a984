// Set by `npm run authors -- fit`, from the labelled pairs of github.com/BrianPulfer/AuthorNameDisambiguation
// (MIT; Vishnyakova et al., JAMIA 2019). Not edited by hand.
export const weights = {
  bias: 0.718,
  features: [2.056, 1.852, -1.551, 3.159, -1.450, 5.321, 1.509, 3.104, -0.439],
} as const

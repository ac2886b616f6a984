// half waves three units long; their height is a Gaussian of six units
export const markEcho =
  'M5 24H14S14.3 22.6 15 22.6 16.9 26.6 18 26.6 19.9 17.7 21 17.7 22.9 35 24 35 25.9 14.7 27 14.7 28.9 28.6 30 28.6 31.9 22.9 33 22.9 33.6 24 34 24H43'

import { table } from '../table.ts'

/** Centers of the states, the district and the territories: degrees north and west (US Census Bureau, rounded). */
const middles = table<readonly [north: number, west: number]>({
  AL: [32.8, 86.8],
  AK: [64.1, 152.3],
  AS: [-14.3, 170.7],
  AZ: [34.3, 111.7],
  AR: [34.9, 92.4],
  CA: [37.2, 119.4],
  CO: [39.0, 105.5],
  CT: [41.6, 72.7],
  DE: [39.0, 75.5],
  DC: [38.9, 77.0],
  FL: [28.6, 82.4],
  GA: [32.7, 83.4],
  GU: [13.4, -144.8],
  HI: [20.3, 156.4],
  ID: [44.4, 114.6],
  IL: [40.0, 89.2],
  IN: [39.9, 86.3],
  IA: [42.0, 93.5],
  KS: [38.5, 98.4],
  KY: [37.5, 85.3],
  LA: [31.0, 92.0],
  ME: [45.4, 69.2],
  MD: [39.1, 76.8],
  MA: [42.2, 71.8],
  MI: [44.3, 85.4],
  MN: [46.3, 94.3],
  MS: [32.8, 89.7],
  MO: [38.4, 92.5],
  MP: [15.2, -145.7],
  MT: [47.1, 109.6],
  NE: [41.5, 99.8],
  NV: [39.3, 116.6],
  NH: [43.7, 71.6],
  NJ: [40.2, 74.7],
  NM: [34.4, 106.1],
  NY: [42.9, 75.5],
  NC: [35.6, 79.4],
  ND: [47.4, 100.5],
  OH: [40.3, 82.8],
  OK: [35.6, 97.5],
  OR: [43.9, 120.6],
  PA: [40.9, 77.8],
  PR: [18.2, 66.4],
  RI: [41.6, 71.5],
  SC: [33.9, 80.9],
  SD: [44.4, 100.2],
  TN: [35.9, 86.4],
  TX: [31.5, 99.3],
  UT: [39.3, 111.7],
  VT: [44.1, 72.7],
  VA: [37.5, 78.9],
  VI: [18.0, 64.8],
  WA: [47.4, 120.5],
  WV: [38.6, 80.6],
  WI: [44.6, 90.0],
  WY: [43.0, 107.6],
})

const earthRadiusMiles = 3_959
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance between the centers of two states, by the haversine formula; null if either is unknown. */
export function milesBetweenStates(from: string, to: string): number | null {
  const start = middles[from]
  const end = middles[to]
  if (!start || !end) return null
  const north = Math.sin(radians(end[0] - start[0]) / 2) ** 2
  const west = Math.sin(radians(end[1] - start[1]) / 2) ** 2
  const chord = north + Math.cos(radians(start[0])) * Math.cos(radians(end[0])) * west
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord))
}

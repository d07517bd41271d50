import { drawScene } from '../draw-scene.ts'

interface Finish {
  slug: string
  cloth: string
  edge: string
  sheen: number
  /** What the laser leaves: bare steel on a coat, dark oxide on steel. */
  engraving: string
  lid: string
  ground: readonly [light: string, deep: string]
}

const finishes: readonly Finish[] = [
  {
    slug: 'white',
    cloth: '#f4f2ee',
    edge: '#b9b5ac',
    sheen: 0.9,
    engraving: '#8b8d8f',
    lid: '#e9e7e3',
    ground: ['#e3d3c0', '#c8b199'],
  },
  {
    slug: 'black',
    cloth: '#26262a',
    edge: '#060607',
    sheen: 0.34,
    engraving: '#d5d8da',
    lid: '#1d1d20',
    ground: ['#efe6d8', '#d9ccb8'],
  },
  {
    slug: 'silver',
    cloth: '#c3c7ca',
    edge: '#6d7276',
    sheen: 0.95,
    engraving: '#3c3f43',
    lid: '#2a2b2e',
    ground: ['#e6e9e6', '#c4cbc8'],
  },
  {
    slug: 'navy',
    cloth: '#22365c',
    edge: '#0b1426',
    sheen: 0.36,
    engraving: '#d3d7dc',
    lid: '#1a2743',
    ground: ['#f0e5d6', '#dcc9b0'],
  },
  {
    slug: 'pink',
    cloth: '#dcaaa0',
    edge: '#95605a',
    sheen: 0.75,
    engraving: '#f4f0ec',
    lid: '#c98d83',
    ground: ['#ece7e0', '#d3c8bc'],
  },
]

const engraved40 = [
  'fern-and-fig-plants',
  'lost-lure-fishing',
  'harbor-hill-apiary',
  'still-water-yoga',
  'knight-school-chess',
]
const engraved20 = [
  'still-water-yoga',
  'harbor-hill-apiary',
  'knight-school-chess',
  'lost-lure-fishing',
  'fern-and-fig-plants',
]

export const tumblerPictures = Object.fromEntries([
  ...finishes.map((finish, at) => tumbler('40oz', finish, engraved40[at] ?? '')),
  ...finishes.map((finish, at) => tumbler('20oz', finish, engraved20[at] ?? '')),
])

function tumbler(size: '20oz' | '40oz', { slug, ground: [pale, deep], ...finish }: Finish, artwork: string) {
  const draw = () => drawScene(`tumbler-${size}`, { ...finish, pale, deep, artwork })
  return [`tumbler-${size}-${slug}`, draw] as const
}

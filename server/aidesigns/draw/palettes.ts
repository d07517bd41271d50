import type { DesignStyle } from '#domain/artwork/ai-design.ts'
import type { Colors } from './paints.ts'

/** Inks by style, as main, second, accent, ink, light: each set works on white, black and colored shirts. */
const sets: Record<DesignStyle, readonly string[]> = {
  Minimalist: [
    '#1f1e24 #e4572e #e4572e #1f1e24 #f6f1e7',
    '#14424a #e0a526 #e0a526 #14424a #f4f0e4',
    '#b5382f #23313f #23313f #b5382f #f8f0e5',
    '#2d3a8c #f07a5a #f07a5a #2d3a8c #f3f1fa',
    '#2e5a43 #d98b3a #d98b3a #2e5a43 #f3f3e6',
  ],
  Vintage: [
    '#b5402c #2d4a53 #d99a3d #2b2320 #efe2c4',
    '#2f5650 #b4482f #d7a24a #25231f #efe3c8',
    '#8a3324 #c98a34 #5f6b3c #2a1f1a #eedfbf',
    '#264a66 #c5502f #d9a54a #1f2128 #efe4cc',
    '#6b5a2e #9c3c2a #cf9440 #2a241b #efe5ca',
  ],
  Modern: [
    '#ff4b3e #1b2a49 #ffc83d #14182a #f7f7f2',
    '#0aa5a0 #ff6b4a #ffd166 #12263a #f5fbfa',
    '#5b3df5 #ff4f9a #29d3c2 #170f3a #f6f4ff',
    '#0f62fe #ff8a1f #ffd84d #0b1738 #f3f7ff',
    '#e0245e #10254f #36c5f0 #0d1530 #fff5f8',
  ],
  Retro: [
    '#e2572b #23707a #f2b134 #4a2415 #fbecc8',
    '#c8423a #f09a36 #3f8f83 #3b1d1f #fdeecd',
    '#d7632f #7c3f58 #f3c14b #3a1a28 #fcebc9',
    '#2c7a86 #e5633a #f5bd48 #23303a #fdf0d0',
    '#a8452c #6f8a3a #efa92f #38210f #fbeac2',
  ],
  Typography: [
    '#1c1b20 #e5402f #f2b632 #1c1b20 #f8f3e8',
    '#1f3fa6 #f0562f #ffc53a #141a3c #f6f3ec',
    '#d92f4b #1d2a44 #f5b93c #1d2a44 #fdf3e7',
    '#0f6b5c #ef6c33 #f3c64a #10312d #f4f5ea',
    '#6b2a8c #f0593e #f6bf3c #2a1238 #f8f2fb',
  ],
  Illustration: [
    '#f25c3d #2f8f9d #ffc447 #1f1b2e #fff4df',
    '#5aa64b #f08a3c #ffd35c #1d2a24 #fdf7e2',
    '#ef5d8f #5a67d8 #ffcf56 #251a3a #fff3f3',
    '#3b8fd9 #f26b4e #ffd257 #15223b #f4faff',
    '#e8863a #43866b #f9d25b #2a1c18 #fff6e0',
  ],
  Abstract: [
    '#f0443a #2254c5 #ffc928 #17161c #f6f2e8',
    '#0fa3a3 #ef476f #ffd166 #10222e #f4fbf7',
    '#7048e8 #ff922b #20c997 #1a1230 #f8f5ff',
    '#e8590c #1971c2 #ffd43b #1b1d22 #fbf6ea',
    '#c2255c #0b7285 #fab005 #1f1420 #fdf3f0',
  ],
  Grunge: [
    '#c22f26 #c9b48a #d99a3d #1d1b1a #efe6d2',
    '#2b2a2c #b93a2b #d8a13a #2b2a2c #e6e0d2',
    '#8c2f22 #c98d33 #c98d33 #26231f #f1ebdc',
    '#3d5a5c #c4512e #d9b25a #20292a #e7e4d6',
    '#d98a2b #2e2b2a #b83a2a #2e2b2a #efe6d2',
  ],
  Watercolor: [
    '#3d7fb8 #d8577a #e8a646 #233650 #f3eee2',
    '#3f9a84 #e0734f #e6b64a #1f4740 #f4f0df',
    '#8a5bb0 #e26c8c #53a6b8 #3a2554 #f6eef6',
    '#d95f4b #4c8fae #e9b04f #4d2430 #f8efe4',
    '#5a8f3c #3f86a8 #e59a4a #27421f #f2f2de',
  ],
  'Line Art': [
    '#1d1c22 #1d1c22 #d8452f #1d1c22 #f5f0e6',
    '#15445c #15445c #e07a3a #15445c #f2f1ea',
    '#a32d3c #a32d3c #1d3a4a #a32d3c #f7efe8',
    '#2c5a3e #2c5a3e #c9702e #2c5a3e #f1f3e8',
    '#4a2f7a #4a2f7a #d9487a #4a2f7a #f4f0f8',
  ],
}

export function palettesOf(style: DesignStyle): Colors[] {
  return sets[style].map((set) => {
    const [main = '', second = '', accent = '', ink = '', light = ''] = set.split(' ')
    return { main, second, accent, ink, light }
  })
}

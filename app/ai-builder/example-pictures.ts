const pictures = import.meta.glob<string>('./*.webp', {
  base: '../assets/ai-examples/',
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The URL of an example from `domain/artwork/ai-design-examples.ts`. */
export const examplePicture = (name: string): string | undefined => pictures[`./${name}.webp`]

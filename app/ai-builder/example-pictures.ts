const pictures = import.meta.glob<string>('./*.webp', {
  base: '../assets/ai-examples/',
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The address of an example of `domain/artwork/ai-design-examples.ts`. */
export const examplePicture = (name: string): string | undefined => pictures[`./${name}.webp`]

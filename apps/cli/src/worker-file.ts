const here = import.meta.url;

/** The program of a worker: the source beside this file, or the bundle made of it, which runs the rules faster. */
export const workerFile = (name: 'arena-worker' | 'bench-worker'): URL =>
  new URL(here.endsWith('.ts') ? `./${name}.ts` : `./bundle/${name}.js`, here);

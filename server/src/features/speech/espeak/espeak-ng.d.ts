declare module "espeak-ng" {
  interface Options {
    /** Arguments of the command line. */
    arguments: readonly string[];
    /** The next byte of the standard input; null at its end. */
    stdin(): number | null;
    print(line: string): void;
    printErr(line: string): void;
    instantiateWasm(
      imports: WebAssembly.Imports,
      onInstance: (instance: WebAssembly.Instance) => void,
    ): object;
  }
  /** Runs the program once, from its start to its end. */
  export default function run(options: Options): Promise<{ FS: { readFile(path: string): Uint8Array } }>;
}

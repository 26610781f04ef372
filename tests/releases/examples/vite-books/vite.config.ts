import { lagomArea } from "@lagom/shared/build/vite-area";

export default { plugins: [lagomArea("books")] };

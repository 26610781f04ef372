import { areaConfig } from "@lagom/shared/build/area-config";

export default areaConfig("books", import.meta.dirname);

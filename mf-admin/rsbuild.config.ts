import { areaConfig } from "@lagom/shared/build/area-config";

export default areaConfig("admin", import.meta.dirname);

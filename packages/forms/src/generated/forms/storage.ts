// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"storage_boxes","type":"object","additionalProperties":false,"required":["box_count"],"properties":{"box_count":{"title":"박스 개수","x-unit":"개","type":"integer","minimum":1,"maximum":200}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_boxes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.box_count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "box_count"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "box_count")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.box_count !== undefined){
let data0 = data.box_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/box_count",schemaPath:"#/properties/box_count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/box_count",schemaPath:"#/properties/box_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/box_count",schemaPath:"#/properties/box_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"storage_period","type":"object","additionalProperties":false,"required":["months","grade"],"properties":{"months":{"title":"보관 기간","x-unit":"개월","x-answer":"chosen","type":"integer","minimum":1,"maximum":36},"grade":{"title":"보관 방법","type":"string","enum":["BASIC","CLIMATE"]}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_period" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.months === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "months"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.grade === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grade"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "months") || (key0 === "grade"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.months !== undefined){
let data0 = data.months;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 36 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/months",schemaPath:"#/properties/months/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/months",schemaPath:"#/properties/months/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.grade !== undefined){
let data1 = data.grade;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/grade",schemaPath:"#/properties/grade/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "BASIC") || (data1 === "CLIMATE"))){
const err7 = {instancePath:instancePath+"/grade",schemaPath:"#/properties/grade/enum",keyword:"enum",params:{allowedValues: schema12.properties.grade.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"storage_payment","type":"object","additionalProperties":false,"required":["payment_type"],"properties":{"payment_type":{"type":"string","enum":["NORMAL","SUBSCRIPTION"],"title":"결제 방법"},"promotion":{"type":"string","enum":["FREE_MONTH3"],"title":"이벤트"},"continuation_reminder":{"title":"이어서 보관할지 미리 묻기","type":"boolean"},"coupon_id":{"title":"쿠폰","type":"string","format":"uuid"}}};
const formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_payment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "payment_type") || (key0 === "promotion")) || (key0 === "continuation_reminder")) || (key0 === "coupon_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_type !== undefined){
let data0 = data.payment_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/payment_type",schemaPath:"#/properties/payment_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "NORMAL") || (data0 === "SUBSCRIPTION"))){
const err3 = {instancePath:instancePath+"/payment_type",schemaPath:"#/properties/payment_type/enum",keyword:"enum",params:{allowedValues: schema13.properties.payment_type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.promotion !== undefined){
let data1 = data.promotion;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/promotion",schemaPath:"#/properties/promotion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "FREE_MONTH3")){
const err5 = {instancePath:instancePath+"/promotion",schemaPath:"#/properties/promotion/enum",keyword:"enum",params:{allowedValues: schema13.properties.promotion.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.continuation_reminder !== undefined){
if(typeof data.continuation_reminder !== "boolean"){
const err6 = {instancePath:instancePath+"/continuation_reminder",schemaPath:"#/properties/continuation_reminder/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.coupon_id !== undefined){
let data3 = data.coupon_id;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/coupon_id",schemaPath:"#/properties/coupon_id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/coupon_id",schemaPath:"#/properties/coupon_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"$id":"storage_own","type":"object","additionalProperties":false,"required":["use_boxes"],"properties":{"use_boxes":{"title":"담아둠 박스 사용 여부","x-required-message":"담아둠 박스를 쓸지 골라 주세요.","type":"boolean"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_own" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.use_boxes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "use_boxes"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "use_boxes")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.use_boxes !== undefined){
if(typeof data.use_boxes !== "boolean"){
const err2 = {instancePath:instancePath+"/use_boxes",schemaPath:"#/properties/use_boxes/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const check4 = validate14;
const schema15 = {"$id":"storage_visits","type":"object","additionalProperties":false,"required":["collection"],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["date"],"properties":{"date":{"type":"string","format":"date","title":"날짜"}}},"collection":{"type":"object","additionalProperties":false,"required":["date"],"properties":{"date":{"type":"string","format":"date","title":"날짜"}}}}};
const formats2 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_visits" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collection"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "delivery") || (key0 === "collection"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "date")){
const err3 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
const err4 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delivery/date",schemaPath:"#/properties/delivery/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.collection !== undefined){
let data2 = data.collection;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.date === undefined){
const err7 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "date")){
const err8 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.date !== undefined){
let data3 = data2.date;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err9 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const check5 = validate15;
const schema16 = {"$id":"storage_times","type":"object","additionalProperties":false,"required":["collection"],"properties":{"delivery":{"type":"object","additionalProperties":false,"required":["time"],"properties":{"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}},"collection":{"type":"object","additionalProperties":false,"required":["time"],"properties":{"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};
const pattern0 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_times" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collection"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "delivery") || (key0 === "collection"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.time === undefined){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(key1 === "time")){
const err3 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.time !== undefined){
let data1 = data0.time;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/delivery/time",schemaPath:"#/properties/delivery/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.collection !== undefined){
let data2 = data.collection;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.time === undefined){
const err7 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data2){
if(!(key2 === "time")){
const err8 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.time !== undefined){
let data3 = data2.time;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const check6 = validate16;
const schema17 = {"$id":"storage_collection","type":"object","additionalProperties":false,"required":["collection"],"properties":{"collection":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_collection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collection"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "collection")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.collection !== undefined){
let data0 = data.collection;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err2 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.time === undefined){
const err3 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "date") || (key1 === "time"))){
const err4 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.date !== undefined){
let data1 = data0.date;
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
const err5 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/collection/date",schemaPath:"#/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.time !== undefined){
let data2 = data0.time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/collection/time",schemaPath:"#/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const check7 = validate17;
const schema18 = {"$id":"storage_place","type":"object","additionalProperties":false,"required":["place"],"properties":{"place":{"type":"object","additionalProperties":false,"required":["address","postcode","detail","floor","carriage"],"properties":{"address":{"title":"주소","x-required-message":"{object} 입력해 주세요.","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"postcode":{"title":"우편번호","x-required-message":"{object} 입력해 주세요.","type":"string","pattern":"^[0-9]{5}$","examples":["03925"]},"detail":{"title":"상세 주소","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"floor":{"title":"층수","x-unit":"층","type":"integer","minimum":-10,"maximum":120},"carriage":{"title":"짐 나르는 방법","type":"string","enum":["STAIRS","EV"]}}}}};
const pattern3 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^[0-9]{5}$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_place" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.place === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "place")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.place !== undefined){
let data0 = data.place;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.address === undefined){
const err2 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.postcode === undefined){
const err3 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.detail === undefined){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.floor === undefined){
const err5 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "floor"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.carriage === undefined){
const err6 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "carriage"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "address") || (key1 === "postcode")) || (key1 === "detail")) || (key1 === "floor")) || (key1 === "carriage"))){
const err7 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(codePointLength(data1) < 1){
const err8 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(codePointLength(data1) > 200){
const err9 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.postcode !== undefined){
let data2 = data0.postcode;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err12 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.detail !== undefined){
let data3 = data0.detail;
if(typeof data3 === "string"){
if(codePointLength(data3) < 1){
const err14 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(codePointLength(data3) > 100){
const err15 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern3.test(data3)){
const err16 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.floor !== undefined){
let data4 = data0.floor;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 120 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < -10 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data0.carriage !== undefined){
let data5 = data0.carriage;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data5 === "STAIRS") || (data5 === "EV"))){
const err22 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/enum",keyword:"enum",params:{allowedValues: schema18.properties.place.properties.carriage.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const check8 = validate18;
const schema19 = {"$id":"storage_extras","type":"object","additionalProperties":false,"required":["heavy_load","extra_help","helper_count"],"properties":{"heavy_load":{"title":"20kg 이상인 짐 여부","x-required-message":"20kg 이상인 짐이 있는지 골라 주세요.","type":"boolean"},"extra_help":{"title":"추가 인원 필요 여부","x-required-message":"작업자가 더 필요한지 골라 주세요.","type":"boolean"},"helper_count":{"title":"추가 인원","x-unit":"명","x-answer":"chosen","type":"integer","minimum":1,"maximum":5}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_extras" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heavy_load === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heavy_load"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.extra_help === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extra_help"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.helper_count === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helper_count"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "heavy_load") || (key0 === "extra_help")) || (key0 === "helper_count"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.heavy_load !== undefined){
if(typeof data.heavy_load !== "boolean"){
const err4 = {instancePath:instancePath+"/heavy_load",schemaPath:"#/properties/heavy_load/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.extra_help !== undefined){
if(typeof data.extra_help !== "boolean"){
const err5 = {instancePath:instancePath+"/extra_help",schemaPath:"#/properties/extra_help/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.helper_count !== undefined){
let data2 = data.helper_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const check9 = validate19;
const schema20 = {"$id":"storage_confirm","type":"object","additionalProperties":false,"required":[],"properties":{"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="storage_confirm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "memo")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.memo !== undefined){
let data0 = data.memo;
if(typeof data0 === "string"){
if(codePointLength(data0) > 500){
const err1 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"storage_boxes": check0,
"storage_period": check1,
"storage_payment": check2,
"storage_own": check3,
"storage_visits": check4,
"storage_times": check5,
"storage_collection": check6,
"storage_place": check7,
"storage_extras": check8,
"storage_confirm": check9,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { AddressWidget } from "../../patterns/address/address-widget.tsx";
import { BoxCountWidget } from "../../patterns/box-count/box-count-widget.tsx";
import { BoxDaysWidget } from "../../patterns/box-days/box-days-widget.tsx";
import { ContinuationReminderWidget } from "../../patterns/continuation-reminder/continuation-reminder-widget.tsx";
import { CouponWidget } from "../../patterns/coupon/coupon-widget.tsx";
import { DateWidget } from "../../patterns/date-slot/date-widget.tsx";
import { FloorWidget } from "../../patterns/floor-carriage/floor-widget.tsx";
import { FreeMonthsWidget } from "../../patterns/free-months/free-months-widget.tsx";
import { MonthsWidget } from "../../patterns/months/months-widget.tsx";
import { PaymentTypeWidget } from "../../patterns/payment-type/payment-type-widget.tsx";
import { SlotWidget } from "../../patterns/date-slot/slot-widget.tsx";

export const compiled: CompiledForm = {
  version: "-4QR -TiC -hVl 0bZ8 3ECB 3WtF 6qg6 B6CT CNVw CoNf F8E_ MrVg NrvL P8Ht RFdj RXy1 SaDz TEwh UB14 Xh14 YMiI YSP3 Zg27 _Yi0 _guu a-ov fiRP qpX2 re2r uaR7 vNzr wSxN wg55 ySEo",
  validators,
  widgets: { address: AddressWidget, boxCount: BoxCountWidget, boxDays: BoxDaysWidget, continuationReminder: ContinuationReminderWidget, coupon: CouponWidget, date: DateWidget, floor: FloorWidget, freeMonths: FreeMonthsWidget, months: MonthsWidget, paymentType: PaymentTypeWidget, slot: SlotWidget },
  fields: {  },
};
